// Each published package runs this before it is packed.
import { packProblem } from './pack-problem.mjs'

const problem = packProblem(process.env.npm_config_user_agent)
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
