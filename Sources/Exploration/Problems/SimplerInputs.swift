import WaylineApplication

/// Replaces the inputs of a script by simpler ones.
@MainActor
struct SimplerInputs {
    let vocabulary: Vocabulary

    /// The steps with as few entries as possible, and the simplest texts, that still satisfy
    /// `isEnough`.
    func simplified(
        _ steps: [ExplorationStep], while isEnough: ([ExplorationStep]) async throws -> Bool
    ) async throws -> [ExplorationStep] {
        var steps = steps
        for index in steps.indices {
            guard steps[index].isForm else { continue }
            var entries = steps[index].steps
            for place in entries.indices.reversed() {
                for simpler in candidates(for: entries, at: place) {
                    var shorter = steps
                    shorter[index] = ExplorationStep(
                        filling: simpler, during: steps[index].fault)
                    guard try await isEnough(shorter) else { continue }
                    (steps, entries) = (shorter, simpler)
                    break
                }
            }
        }
        return steps.filter { !$0.steps.isEmpty }
    }

    /// The entries without the one at `place`, and with simpler texts in its place, the simplest
    /// first.
    private func candidates(
        for entries: [Step], at place: Int
    ) -> [[Step]] {
        var without = entries
        without.remove(at: place)
        let entry = entries[place]
        guard entry.verb == .type, let name = entry.words.first?.content,
            let text = entry.words.last?.content
        else { return [without] }
        return [without]
            + texts(for: name, simplerThan: text).map { simple in
                var simpler = entries
                simpler[place] = .type(simple, into: name)
                return simpler
            }
    }

    private func texts(for label: String, simplerThan text: String) -> [String] {
        let all =
            ["", "x"] + vocabulary.texts(for: label).sorted { ($0.count, $0) < ($1.count, $1) }
        return Array(all.prefix { $0 != text }.filter { $0.count <= text.count })
    }
}
