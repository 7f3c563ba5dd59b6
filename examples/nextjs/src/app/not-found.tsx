import Link from 'next/link'

export default function NotFound() {
  return (
    <main className="page">
      <h1>There is no such page</h1>
      <p>
        The address may be mistyped. <Link href="/">Go to the start page</Link>
      </p>
    </main>
  )
}
