"""What is stored: tables, people, results.

- `core`, `schema` (the tables), `database`, `dialect` (what the two databases do differently),
  `driver`, `address`, `disk`, `fitting` (JSON that may be of another version); `migrating`,
  `migrations/`.
- `store`, `rows`, `lookup`: tables; `aside`: what is stored beside a change and can't stop it.
- `ownership`, `session`: who owns which shards; `absences`: when they were away; `thoughts`.
- `people`, `preferences`, `servers`; `recent`: what is kept for a while; `nonces`: its secret.
- `ratings`, `skill`, `meetings`, `lapses`; `rerating`, `anew`: computed again.
- `acts`: what an operator does.
"""
