import { expect, it } from 'vitest'
import { atMost } from './at-most.js'

/** Works that go on until the test ends them, by name; `begun` are those that had their turn. */
function openWorks(most: number) {
  const run = atMost(most)
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const begin = (name: string) =>
    run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
        }),
    )
  return { begun, begin, end: (name: string, failure?: Error) => ends.get(name)?.(failure) }
}

it('does so many at a time, in the order in which they came', async () => {
  const { begun, begin, end } = openWorks(2)
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(begin)
  expect(begun).toEqual(['first', 'second'])
  end('second')
  expect(await second).toBe('second')
  const fifth = begin('fifth')
  expect(begun).toEqual(['first', 'second', 'third'])
  end('first')
  await first
  end('third')
  await third
  expect(begun).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
  end('fourth')
  end('fifth')
  await Promise.all([fourth, fifth])
  void begin('sixth')
  void begin('seventh')
  void begin('eighth')
  expect(begun.slice(5)).toEqual(['sixth', 'seventh'])
})

it('goes on after one that failed', async () => {
  const { begun, begin, end } = openWorks(1)
  const [failing] = ['failing', 'next'].map(begin)
  end('failing', new Error('failed'))
  await expect(failing).rejects.toThrow('failed')
  expect(begun).toEqual(['failing', 'next'])
})
