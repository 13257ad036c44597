extension Sequence {
    /// The element whose name takes the fewest letters to change, the first of equals.
    ///
    /// Of long names the first letters decide, so that a hostile one costs no more than others.
    package func nearest(to name: String, by names: (Element) -> String) -> Element? {
        let wanted = EditDistance(to: name)
        var best: (element: Element, distance: Int)?
        for element in self {
            let limit = best?.distance ?? .max
            guard let distance = wanted.from(names(element), below: limit) else { continue }
            best = (element, distance)
        }
        return best?.element
    }
}

extension Sequence<String> {
    /// The name that takes the fewest letters to change, the first of equals.
    package func nearest(to name: String) -> String? {
        nearest(to: name) { $0 }
    }
}
