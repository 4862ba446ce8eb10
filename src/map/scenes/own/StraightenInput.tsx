/** Offers to lay a picture straight that lies askew, and to go back to it as it was. */
import { Scan, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { MapCorners } from '../../../formats/straight/corners.ts';
import { Button } from '../../../ui/Button.tsx';
import type { GroundPicture } from '../ground.ts';
import { StraightenDialog } from './StraightenDialog.tsx';

/** The input. `onStraighten` gets the corners of the map, or none for the picture as it was. */
export function StraightenInput({
  picture,
  onStraighten,
}: {
  picture: GroundPicture;
  onStraighten(corners: MapCorners | undefined): void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="small" icon={Scan} onPress={() => setOpen(true)}>
        Straighten it
      </Button>
      {picture.corners ? (
        <Button size="small" look="quiet" icon={Undo2} onPress={() => onStraighten(undefined)}>
          As it was
        </Button>
      ) : null}
      {isOpen ? (
        <StraightenDialog
          file={picture.from}
          corners={picture.corners}
          onClose={() => setOpen(false)}
          onStraighten={onStraighten}
        />
      ) : null}
    </div>
  );
}
