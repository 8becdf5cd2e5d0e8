/**
 * The id of a command that the server itself makes out. Nobody outside can have used it up: the ids that come in hold
 * no control character (`idSchema`).
 */
export const ownId = (name: string): string => `\u001F${name}`;
