/** On whose phones the open question stands, for how long, and who has decided there. */
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fullName } from '../../engine/fight.ts';
import { nameList } from '../../engine/words.ts';
import { usePhones } from '../../store/players/screen.ts';
import { useShownFight } from '../../store/store.ts';
import { Chip } from '../../ui/Chip.tsx';

/** How long it is since then by the counted clock, in words: "12 s", "2 min". */
function useAge(since: number): string {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const look = (): void => setNow(performance.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function Asked({ names, since }: { names: readonly string[]; since: number }) {
  const age = useAge(since);
  return (
    <Chip tone="now">
      <Smartphone aria-hidden className="size-3" />
      on the phone of {nameList([...names])}
      {/* A screen reader hears whose phone it is, and not each second. */}
      <span aria-hidden className="tabular-nums">
        · {age}
      </span>
    </Chip>
  );
}

/** Who has decided on a phone, while others have not. */
function Decided() {
  const decided = usePhones((phones) => phones.decided);
  const people = useShownFight(({ fight }) => fight.combatants);
  return Object.entries(decided).map(([who, options]) => {
    const one = people[who];
    return one ? (
      <Chip key={who}>
        <Smartphone aria-hidden className="size-3" />
        {fullName(one)}: {options.length > 0 ? 'yes' : 'no'}
      </Chip>
    ) : null;
  });
}

/** Chips beside the question; nothing where no phone shows it. The GM may answer all the same. */
export function OnPhones() {
  const asked = usePhones((phones) => phones.asked);
  return (
    <>
      {asked ? <Asked key={asked.since} {...asked} /> : null}
      <Decided />
    </>
  );
}
