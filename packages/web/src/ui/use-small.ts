import { useMediaQuery } from '@mantine/hooks';

/** A phone: lists instead of wide tables, sheets from the bottom instead of panels. */
export function useSmall(): boolean {
  return useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false;
}
