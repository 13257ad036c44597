extension String {
    /// Whether `text` is somewhere in it.
    ///
    /// The library of regular expressions has this too, but then every program that is linked
    /// statically would carry that library.
    func holds(_ text: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(text) }
    }
}
