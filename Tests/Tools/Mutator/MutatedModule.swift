/// The sources of a module, with a switch for each mutant. The numbers go on from file to file.
package struct MutatedModule {
    package let files: [(path: String, source: MutatedSource)]

    /// Finds the mutants of those files whose path matches, in the order of their paths.
    package init(_ sources: [String: String], where isMutated: (String) -> Bool = { _ in true }) {
        var first = 1
        files = sources.sorted { $0.key < $1.key }.map { path, text in
            let source = MutatedSource(text, file: path, first: first, isMutated: isMutated(path))
            first += source.mutants.count
            return (path, source)
        }
    }

    package var mutants: [Mutant] { files.flatMap(\.source.mutants) }

    package var skipped: [SkippedLine] { files.flatMap(\.source.skipped) }

    /// The numbers of the mutants at the errors of a compiler's output, e.g. `Home.swift:7:9:
    /// error: …`. Files of other folders than `folder` do not count.
    package func refused(by output: some StringProtocol, in folder: String) -> Set<Int> {
        let errors = output.split(whereSeparator: \.isNewline).filter { $0.contains(": error: ") }
        return errors.reduce(into: []) { numbers, error in
            let parts = error.split(separator: ":", maxSplits: 2)
            guard parts.count == 3, let line = Int(parts[1]),
                let file = files.first(where: { parts[0] == "\(folder)/\($0.path)" })
            else { return }
            numbers.formUnion(file.source.numbers(atLine: line))
        }
    }
}
