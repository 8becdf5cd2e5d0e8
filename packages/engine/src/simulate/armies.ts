import type { Army } from '../tournament/state.ts';

const army = (number: number, name: string, from: number, to: number): Army => ({
  edition: 'V4',
  number,
  name,
  from,
  to,
});

/** Some of the lists, with the years that they are about. */
export const armies: readonly Army[] = [
  army(40, 'Alexandre le Grand', -336, -323),
  army(55, 'Carthaginois', -275, -146),
  army(56, 'Numides', -215, 24),
  army(60, 'Grecs classiques', -460, -330),
  army(76, 'Scythes', -600, -50),
  army(83, 'Romains du Triumvirat', -43, -31),
  army(85, 'Romains Haut Empire', -30, 192),
  army(86, 'Romains Moyen Empire', 193, 324),
  army(87, 'Romains Bas Empire', 325, 425),
  army(88, 'Romains Patriciens', 425, 493),
  army(89, 'Gaulois', -390, -50),
  army(90, 'Anciens Espagnols', -300, -19),
  army(93, 'Wisigoths', 376, 711),
  army(94, 'Vandales', 406, 534),
  army(95, 'Ostrogoths', 450, 553),
  army(98, 'Anciens Bretons', -60, 85),
];
