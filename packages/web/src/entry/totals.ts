// The desk and the phones propose the same total.
export { armyTotal as totalOf } from '@ronde/engine/tournament/army-total';
