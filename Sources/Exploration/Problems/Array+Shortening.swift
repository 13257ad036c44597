extension Array where Element: Hashable & Sendable {
    /// The elements without those that are not needed to satisfy `isEnough`. Runs of elements are
    /// left out, the longest first; short ones at each place, until none can be left out. Equal
    /// arrays are tried once: of equal elements in a row, any one can be left out.
    @MainActor
    func shortened(
        while isEnough: ([Element]) async throws -> Bool
    ) async throws -> [Element] {
        var (all, length) = (self, count / 2)
        var refused: Set<[Element]> = []
        if try await isEnough([]) { return [] }
        while length > 0 {
            var end = all.count
            let count = all.count
            while end > 0 {
                var shorter = all
                shorter.removeSubrange(Swift.max(end - length, 0)..<end)
                let isKnown = refused.contains(shorter)
                let isShorter = isKnown ? false : try await isEnough(shorter)
                if isShorter { all = shorter } else { refused.insert(shorter) }
                end -= isShorter || length > 2 ? length : 1
            }
            // The elements that are left can form a new run.
            let isShorter = length < 3 && all.count < count
            length = isShorter ? 2 : length > 3 ? length / 2 : length - 1
        }
        return all
    }
}
