/// The results of the tests with one mutant after the other.
package struct MutationReport {
    /// The numbers of the mutants that do not compile.
    package var refused: Set<Int> = []

    /// For each mutant that a test has reached, the type of its value if that has no other value,
    /// or else "".
    package var reached: [Int: String] = [:]

    /// The numbers of the mutants with which tests have been run. If that leaves out some that
    /// tests reach, the others are not counted.
    package var run: Set<Int> = []

    /// The mutants that no test can notice, each with the reason: as `file: text before → change`,
    /// or as `file: text before` for all changes of the text. If one of several is noticed, it
    /// counts as noticed.
    package var equivalent: [String: String] = [:]

    /// The numbers of the mutants that the tests have noticed.
    package var killed: Set<Int> = []

    /// The numbers of those that a program has noticed only by its map.
    package var killedByMap: Set<Int> = []

    private let mutants: [Mutant]

    package init(of mutants: [Mutant]) {
        self.mutants = mutants
    }

    /// The mutants that are not counted, each with the reason.
    package var skipped: [SkippedLine] {
        mutants.compactMap { mutant in
            reason(mutant).map {
                SkippedLine(
                    file: mutant.file, line: mutant.line, text: mutant.before, reason: $0)
            }
        }
    }

    /// The mutants that the tests have not noticed.
    package var survivors: [Mutant] { counted.filter { !killed.contains($0.number) } }

    private var counted: [Mutant] { mutants.filter { reason($0) == nil } }

    /// The share of the mutants that the tests have noticed, in percent.
    package var percentage: Double { share { killed.contains($0) } }

    /// The share of those that a program has noticed without its map.
    package var percentageWithoutMap: Double {
        share { killed.contains($0) && !killedByMap.contains($0) }
    }

    private func share(of isNoticed: (Int) -> Bool) -> Double {
        let all = counted
        if all.isEmpty { return 100 }
        return Double(all.count { isNoticed($0.number) }) * 100 / Double(all.count)
    }

    /// The mutants that are called equivalent and were all noticed, and those that do not exist.
    package var mistakes: [String] {
        equivalent.keys.sorted().compactMap { key in
            let named = mutants.filter { $0.keys.contains(key) }
            if named.isEmpty { return "\(key): no such mutant" }
            return named.allSatisfy { killed.contains($0.number) } ? "\(key): not equivalent" : nil
        }
    }

    /// A table with a line for each folder, or for each sort; then the survivors.
    package var text: String {
        let survivors = survivors.map {
            let way = reached[$0.number] == nil ? ", which no test reaches" : ""
            return "\($0.file):\($0.line): \($0.number) \($0.before) → \($0.after)\(way)"
        }
        return (table(by: \.folder) + [""] + table(by: \.sort.rawValue) + [""] + survivors)
            .joined(separator: "\n")
    }

    private func reason(_ mutant: Mutant) -> String? {
        if refused.contains(mutant.number) { return "does not compile" }
        let listed = mutant.keys.lazy.compactMap { equivalent[$0] }.first
        if let listed, !killed.contains(mutant.number) { return listed }
        switch reached[mutant.number] {
        case nil:
            let isUnknown =
                mutant.sort == .value && mutant.statement != nil && !mutant.before.hasPrefix(".")
            if isUnknown { return "of a type that is unknown; the statement is a mutant" }
            return isSample ? "not run" : nil
        case "": return run.contains(mutant.number) ? nil : "not run"
        case "()": return "returns nothing; the statement around it is a mutant"
        case let type?: return "no other \(type) is known"
        }
    }

    private var isSample: Bool { reached.contains { $1 == "" && !run.contains($0) } }

    private func table(by key: (Mutant) -> String) -> [String] {
        let groups = Dictionary(grouping: counted, by: key).sorted { $0.key < $1.key }
        return ([("", counted)] + groups).map { name, mutants in
            let count = mutants.count { killed.contains($0.number) }
            let label = name.isEmpty ? "all" : name
            return "\(padded(label, 24)) \(count) of \(mutants.count) killed"
        }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension Mutant {
    /// The names under which it can be called equivalent.
    fileprivate var keys: [String] { ["\(file): \(before) → \(after)", "\(file): \(before)"] }

    /// The folder of the file, in the module.
    fileprivate var folder: String {
        file.contains("/") ? String(file.prefix { $0 != "/" }) : "(the module itself)"
    }
}
