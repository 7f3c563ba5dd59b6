import Link from 'next/link'

export default function Home() {
  return <Link href="/members">For members</Link>
}
