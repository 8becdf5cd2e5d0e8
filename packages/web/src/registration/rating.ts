export { type RatingRead, readRating } from '@ronde/contract/lists/rating';
