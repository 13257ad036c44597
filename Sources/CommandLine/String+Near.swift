import WaylineRouting

extension Sequence<String> {
    /// The name that is nearest to a mistyped one, the first of equals; nil if less than about half of its
    /// letters are right.
    package func near(to name: String) -> String? {
        let letters = name.count { $0 != "-" }
        return nearest(to: name, below: (letters + 1) / 2 + 1) { $0 }
    }
}
