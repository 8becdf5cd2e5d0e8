import { useQuery } from '@tanstack/react-query';
import { load } from '../../core/http.ts';
import { Skeleton } from '../../ui/boundary.tsx';
import { officeKey, useOffice } from '../office/office.tsx';
import { ChampionshipPage } from './championship-page.tsx';
import { PlSeasonPage } from './pl-season-page.tsx';

/** All that a season fixes: of the PL its bars and values, of the Elo the method of the championship. */
export function SeasonPage() {
  const { address: f, game } = useOffice();
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'seasons'],
    queryFn: () => load('GET /api/federations/{f}/seasons', { f }),
    staleTime: 0,
  });
  if (!data) return <Skeleton />;
  return game === 'scrabble' ? <PlSeasonPage data={data} /> : <ChampionshipPage data={data} />;
}
