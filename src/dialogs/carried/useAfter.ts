/** What a game says of the time after a fight, for what is drawn by it: fetched when it is wanted. */
import { useEffect, useState } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { WithAfter } from '../../formats/shelf/carried.ts';
import { withAfter } from '../../store/shelf/carry.ts';

/** It, once it is there; undefined where nothing lasts in the game. What cannot be fetched is asked for with the next one. */
export function useAfter(game: Ruleset): WithAfter | undefined {
  const [found, setFound] = useState<WithAfter>();
  useEffect(() => {
    let wanted = true;
    void withAfter(game).then(
      (of) => wanted && setFound(of),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return found?.game === game ? found : undefined;
}
