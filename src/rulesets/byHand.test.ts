/**
 * Tests the walk over schemas and fields that the contract uses: it finds every path, and counts
 * only those paths as settable that a field sets.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Field } from '../engine/forms/field.ts';
import { toy } from '../engine/toy.testing.ts';
import { placeSchema } from '../space/scene.ts';
import { openByHand, pathsOf, pathsSet } from './byHand.testing.ts';

const schema = z.object({
  plain: z.number(),
  kept: z._default(z.number(), 1),
  some: z.array(z.enum(['a', 'b'])),
  gear: z.pipe(
    z.transform((given) => given),
    z.array(z.object({ id: z.string(), held: z.nullable(z.enum(['main'])) })),
  ),
  by: z.record(z.string(), z.object({ n: z.exactOptional(z.number()) })),
  turn: z.nullable(z.object({ who: z.string() })),
  at: placeSchema,
  one: z.union([z.object({ kind: z.literal('x'), x: z.number() }), z.object({ kind: z.literal('y'), y: z.number() })]),
});

describe('everything by hand', () => {
  it('finds every value of a schema, and where there may be none', () => {
    expect(pathsOf(schema)).toEqual([
      'plain',
      'kept',
      'some[]',
      'gear[].id',
      'gear[].held?',
      'gear[].held',
      'by{}.n?',
      'by{}.n',
      'turn?',
      'turn.who',
      'at',
      'one.kind',
      'one.x',
      'one.y',
    ]);
  });
  it('counts as set what a field of each kind sets, and no more', () => {
    const group = '';
    const held = { path: 'held', label: 'Held', kind: 'choice', options: [], none: 'packed' } as const;
    const set = (field: Field) => pathsSet(field);
    expect(set({ path: 'gear', label: '', group, kind: 'choices', options: [] })).toEqual(['gear[]', 'gear[].id']);
    expect(set({ path: 'gear', label: '', group, kind: 'rows', one: '', most: 1, parts: [held] })).toEqual([
      'gear[].held',
      'gear[].held?',
    ]);
    expect(set({ path: 'gear.3.held', label: '', group, kind: 'switch' })).toEqual(['gear[].held']);
    const entries = { path: 'by', label: '', group, kind: 'entries', one: '', keys: 'words', fresh: {} } as const;
    expect(set({ ...entries, parts: [{ path: 'n', label: '', kind: 'number', min: 0, max: 1, unset: 'no' }] })).toEqual(
      ['by{}.n', 'by{}.n?'],
    );
    expect(set({ path: 'turn', label: '', group, kind: 'group', none: 'no', fresh: {}, parts: [] })).toEqual(['turn?']);
  });
  it('excuses a path by its reason with all below it, and tells of a reason that excuses nothing', () => {
    const game = { ...toy, notByHand: { 'sheet.dice': 'because', 'state.round': 'set by a field' } };
    expect(openByHand(game)).toEqual({
      open: ['sheet.concealed', 'sheet.most', 'sheet.swift'],
      idle: ['state.round'],
    });
  });
});
