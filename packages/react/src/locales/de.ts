import type { Labels } from './text.js'

export const de: Partial<Labels> = {
  signIn: 'Anmelden',
}
