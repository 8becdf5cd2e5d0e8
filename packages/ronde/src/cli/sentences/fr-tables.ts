import { counted, isolated, list, number } from '@ronde/language';
import type { TableSentences } from './table-sentences.ts';

export const tables: TableSentences = {
  pool: (number, mean) => `Poule ${number}, cote moyenne ${mean}`,
  before: 'Avant',
  after: 'Après',
  title: 'Titre',
  championship: 'Championnat',
  best: 'Au mieux',
  worst: 'Au pire',
  certain: 'Déjà sûr',
  ofRounds: 'Places à la fin de ce qui est prévu : une finale reste possible jusqu’à la clôture.',
  bounds: 'Des bornes : aucune place au-delà n’est possible.',
  prize: 'Prix',
  rating: 'Cote',
  pl: ({ season, category }, named, max, min) =>
    `Classement international, saison ${season}, catégorie ${category} (${named}). PJ de ${min} à ${max}.`,
  notApproved: 'Tournoi non homologué : les cotes ne changent pas.',
  elo: (value) => `Classement Elo, valeur du tournoi ${value}.`,
  noSeason: 'En août, entre deux saisons : pas de points de championnat.',
  notOfficial: (why) => `Tournoi non officiel : ${why.join(' ; ')}. Ni Elo ni championnat.`,
  withoutApproval: 'non homologué',
  tooFew: (found, needed) => `${found} ont joué, il en faut ${needed}`,
  clubMajority: (club, members, players) =>
    `${members} sur ${players} du club « ${isolated(club)} », plus de la moitié`,
  lifted: (season, name, before, after) =>
    `début de la saison ${season} : ${name}, parmi les dix premières places du championnat du monde, ${number(before)} → ${number(after)} (série Joker)`,
  season: (name) => `Championnat ${name}`,
  series: (name) => `Série ${name}`,
  club: (name) => `Club ${isolated(name)}`,
  nothingYet: 'Rien encore.',
  excluded: 'exclusion',
  malus: (points) => `malus −${points}`,
  verified: (decisions, draws) =>
    `Journal rejoué : ${counted('fr', decisions, { one: 'décision', other: 'décisions' })}, ${counted('fr', draws, { one: 'tirage', other: 'tirages' })}. Le programme d’aujourd’hui donne la même chose.`,
  sameRevision: (files, id, revision) =>
    `${list('fr', files)} : même identifiant « ${id} », ${revision === null ? 'aucune révision' : `même révision ${revision}`}, et des contenus différents. Gardez le bon fichier, ou donnez à la correction une révision plus haute.`,
  maybeOneTournament: (files, name, date) =>
    `${list('fr', files)} : « ${name} », ${date}, avec les mêmes personnes et sans identifiant. Chacun compte comme un tournoi ; si c’est le même, ne gardez qu’un fichier.`,
  registeredAs: (name, licence, tournament) =>
    `${name} (${licence === null ? 'sans licence' : `licence ${licence}`}, ${tournament})`,
  joined: (people) =>
    `${list('fr', people)} : le même nom, que personne d’autre ne porte. Une seule personne est comptée.`,
  apart: (people, count) =>
    `${list('fr', people)} : une seule personne, ou plusieurs ? Rien ne le dit, ${count} sont comptées. Une licence et sa fédération dans chaque fichier les distinguent ou les réunissent.`,
  categoriesKept: 'Un prix de catégorie que gagne un pseudonyme n’est dit qu’avec --real-names.',
  differs: (seq) => `Décision ${seq}`,
  standingsDiffer: 'le classement final serait un autre.',
};
