import { expect, it } from 'vitest'
import { createFaultPlan, type Fault } from './faults.js'

const REFRESH = 'POST /auth/oauth/token'
const READ = 'GET /users/me'
const until = async () => {}
const kinds = (faults: Fault[]) => faults.map(({ kind }) => kind)

it('returns each fault the requested number of times, in order, and only for its endpoint', () => {
  const plan = createFaultPlan()
  plan.add(REFRESH, { kind: 'fail' }, 2)
  plan.add(REFRESH, { kind: 'dropAnswer' }, 1)
  expect(plan.take(READ)).toEqual([])
  expect([1, 2, 3, 4].map(() => kinds(plan.take(REFRESH)))).toEqual([
    ['fail'],
    ['fail'],
    ['dropAnswer'],
    [],
  ])
})

it('ignores a fault with zero times', () => {
  const plan = createFaultPlan()
  plan.add(READ, { kind: 'fail' }, 0)
  plan.add(READ, { kind: 'delay', until }, 0)
  expect(plan.take(READ)).toEqual([])
})

it('returns delays before one outcome', () => {
  const plan = createFaultPlan()
  plan.add('*', { kind: 'delay', until }, 1)
  plan.add(READ, { kind: 'fail' }, 1)
  plan.add(READ, { kind: 'dropAnswer' }, 1)
  expect(kinds(plan.take(READ))).toEqual(['delay', 'fail'])
  expect(kinds(plan.take(READ))).toEqual(['dropAnswer'])
})

it('removes all faults', () => {
  const plan = createFaultPlan()
  plan.add('*', { kind: 'fail' }, Number.POSITIVE_INFINITY)
  expect(kinds(plan.take(READ))).toEqual(['fail'])
  plan.clear()
  expect(plan.take(READ)).toEqual([])
})
