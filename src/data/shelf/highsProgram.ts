import type { Highs, ModelData } from 'highs'
import type { IntegerProgram, SolveProgram } from '#domain/shelf/integerProgram.ts'

/** Total costs are whole numbers, so that a smaller gap between the best values and the bound proves the best values. */
const PROVEN_GAP = 0.99

/** Milliseconds between reports of progress. */
const REPORT_EVERY = 100

/** Solves integer programs with HiGHS (decision 064). */
export function highsProgram(highs: Highs): SolveProgram {
  const { modelStatus, callbackType } = highs.constants
  return (program, seconds, onProgress) =>
    highs.withModel(modelOf(highs, program), (model) => {
      model.options.set({
        output_flag: false,
        time_limit: Math.max(0, seconds),
        mip_rel_gap: 0,
        mip_abs_gap: PROVEN_GAP,
      })
      if (program.start) model.setSolution({ colValue: program.start })
      let reported = performance.now()
      const { modelStatus: status } = model.run({
        [callbackType.mipInterrupt]({ data: { mip_primal_bound: best, mip_dual_bound: bound } }) {
          if (best === undefined || bound === undefined || performance.now() < reported + REPORT_EVERY) return
          reported = performance.now()
          onProgress?.(best, bound)
        },
      })
      if (status === modelStatus.infeasible) return { values: null, bound: 0, isProven: true }
      const isProven = status === modelStatus.optimal
      if (!isProven && status !== modelStatus.timeLimit) throw new Error(`HiGHS ended with status ${status}.`)
      const hasValues = isProven || model.info.get('primal_solution_status') === FEASIBLE
      return {
        values: hasValues ? [...model.getSolution().colValue] : null,
        bound: Number(model.info.get('mip_dual_bound')),
        isProven,
      }
    })
}

/** The value of HiGHS's `primal_solution_status` for a solution that satisfies all rows. */
const FEASIBLE = 2

function modelOf(highs: Highs, { columns, rows, sense }: IntegerProgram): ModelData {
  const { objectiveSense, variableType } = highs.constants
  const starts = [0]
  for (const { terms } of rows) starts.push((starts.at(-1) ?? 0) + terms.length)
  const terms = rows.flatMap((row) => row.terms)
  return {
    numCols: columns.length,
    numRows: rows.length,
    sense: objectiveSense[sense],
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(({ lower }) => lower),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.map(({ lower }) => lower ?? -highs.infinity),
    rowUpper: rows.map(({ upper }) => upper ?? highs.infinity),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: terms.map(([column]) => column),
      values: terms.map(([, factor]) => factor),
    },
    integrality: columns.map(() => variableType.integer),
  }
}
