import WaylineRouting

extension Sequence<String> {
    /// Returns the name nearest to a mistyped one, the first of several; nil if less than about half of
    /// the letters are right.
    package func near(to name: String) -> String? {
        let letters = name.count { $0 != "-" }
        return nearest(to: name, below: (letters + 1) / 2 + 1) { $0 }
    }
}
