import type { DragEvent } from 'react';
import type { Place } from './use-move.ts';

/** What a drag needs: who moves, and what is done when they are dropped on somebody's seat. */
export interface Dragging {
  /** Kept outside the event: browsers hide its data until the drop. */
  readonly from: { current: (Place & { readonly player: string }) | null };
  readonly onDrop: (from: Place & { readonly player: string }, to: Place) => void;
}

/** A row that can be dragged. */
export function dragged({ from }: Dragging, place: Place & { readonly player: string }) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      from.current = place;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', place.player);
    },
    onDragEnd: () => {
      from.current = null;
    },
  };
}

/** A seat of another pool takes who is dropped on it. */
export function droppedOn({ from, onDrop }: Dragging, place: Place) {
  const takes = () => from.current !== null && from.current.pool !== place.pool;
  return {
    onDragOver: (event: DragEvent) => {
      if (takes()) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!takes() || !from.current) return;
      event.preventDefault();
      onDrop(from.current, place);
    },
  };
}
