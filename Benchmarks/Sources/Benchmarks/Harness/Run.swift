import BenchmarkKit

/// One run of the program: the selected rows, and their output.
@MainActor
struct Run {
    let options: Options
    let shortfalls: KnownShortfalls
    let rows: [Row]
    /// The names of noted shortfalls that no row has.
    let strangers: [String]

    /// - Parameter allRows: all existing rows. `options` select some of them.
    init(_ options: Options, _ shortfalls: KnownShortfalls, of allRows: [Row]) throws(OptionsError)
    {
        self.options = options
        self.shortfalls = shortfalls
        rows = allRows.filter { options.selects($0.name) }
        strangers = shortfalls.strangers(to: allRows.map(\.name))
        if rows.isEmpty { throw .selectsNothing(filter: options.filter ?? "") }
    }

    /// Measures, prints and judges.
    func callAsFunction() -> ExitCode {
        if let times = options.repetitions { return repeatWork(times) }
        let table = Table(names: rows.map(\.name))
        show(table.header, unless: options.printsJSON)
        let readings = rows.map { row in
            let reading = reading(of: row)
            show(table.line(reading, verdict(on: reading)), unless: options.printsJSON)
            return reading
        }
        show(readings.json, unless: !options.printsJSON)
        return options.checks ? check(readings) : .success
    }

    /// Does the work of the timed rows, or of their floors, for a profiler that counts.
    private func repeatWork(_ times: Int) -> ExitCode {
        for row in rows {
            guard case .time(let value, let floor) = row.kind else { continue }
            (options.choosesFloors ? floor() : value())(times)
        }
        return .success
    }

    private func reading(of row: Row) -> Reading {
        guard options.checks else { return row.reading() }
        return row.patientReading(noted: shortfalls.ratio(of: row.name))
    }

    private func verdict(on reading: Reading) -> Verdict {
        Verdict(reading, noted: shortfalls.ratio(of: reading.name))
    }

    private func show(_ text: String, unless isSilent: Bool) {
        guard !isSilent else { return }
        print(text)
        Platform.flush()
    }

    private func check(_ readings: [Reading]) -> ExitCode {
        for reading in readings {
            if let remark = verdict(on: reading).remark(on: reading) { Platform.complain(remark) }
        }
        for name in strangers {
            Platform.complain("no such row: KnownShortfalls.txt notes '\(name)': remove its line.")
        }
        let failures = readings.filter { verdict(on: $0).isFailure }.count + strangers.count
        let met = readings.filter(\.isMet).count
        Platform.complain("\(readings.count) rows, \(met) within their limits, \(failures) failed.")
        return failures == 0 && Heap.isCounted ? .success : .failure
    }
}
