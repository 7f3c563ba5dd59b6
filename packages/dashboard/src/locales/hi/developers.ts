import type { Texts } from '../text.js'

export const texts: Texts = {}
