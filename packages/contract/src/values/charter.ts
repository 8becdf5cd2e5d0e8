import * as z from 'zod';

/** An article of a charter of conduct, in UTF-16 units. */
export const charterLine = 300;
/** As many as fill two sheets of A4. */
export const mostCharterLines = 40;

/** An organiser's own charter of conduct, one article a line. `text`: how a border reads what a person wrote. */
export const charterOf = <T extends z.ZodType<string>>(text: T) => z.array(text).min(1).max(mostCharterLines);
