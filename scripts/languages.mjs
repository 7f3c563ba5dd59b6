// `npm run languages`: lists the texts of the emails, of React and of the dashboard that each language lacks.
import { findGaps } from './languages/gaps.mjs'

const gaps = await findGaps(process.cwd())
console.log(gaps.length === 0 ? 'Every language has all texts.' : gaps.join('\n'))
