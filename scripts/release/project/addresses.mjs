import { readFile } from 'node:fs/promises'

/**
 * @typedef {{ homepage: string, issues: string, repository: string, securityContact: string, conductContact: string }}
 *   Addresses
 */

/** The file with the addresses of the project. */
export const ADDRESS_FILE = 'project.json'

/** Reads the addresses of the project. @returns {Promise<Addresses>} */
export const readAddresses = async () => JSON.parse(await readFile(ADDRESS_FILE, 'utf8'))
