// One table for the server, which refuses, and for the screens, which offer nothing that it would refuse.
export * from '@ronde/contract/http/may';
