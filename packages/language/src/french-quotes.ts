/**
 * A sentence around what it quotes of a French text: every second part, « Ex aequo », is French whatever the sentence is
 * in, and is to be marked so for whoever has it read aloud.
 */
export const aroundQuotes = (text: string): readonly string[] => text.split(/(«[^»]*»)/u);
