"""What is stored: tables, people, results.

- `core`, `schema`, `database`, `dialect` (what the two databases do differently), `driver`;
  `migrating`, `migrations/`.
- `store`, `rows`, `lookup`: tables; `aside`: what is stored beside a change and can't stop it.
- `ownership`, `session`: who owns which shards; `absences`: when they were away; `thoughts`.
- `people`, `preferences`, `servers`, `ratings`, `skill`, `meetings`; `nonces`: its secret.
"""
