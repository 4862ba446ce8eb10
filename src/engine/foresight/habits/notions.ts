/** What habits mean by near, badly hurt and alive, both where they are heeded and learnt. */

/** Words of moves and options that leave a foe alive. */
export const ALIVE = /prisoner|captive|capture|alive|spare|subdue|stun|knock out|grapple|hold|bind|unarmed/i;

/** Somebody is near at this distance or less, in squares or zones. */
export const NEAR = 1;

/** Whether somebody of this worth (1 for unhurt, 0.5 with nothing left) is badly hurt. */
export const isBadlyHurt = (worth: number): boolean => worth < 0.7;
