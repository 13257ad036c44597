/// The progress of a search, or a problem that it has just found, or its end.
package struct SearchNews: Codable, Sendable {
    package var states = 0
    package var steps = 0

    /// The number of problems so far.
    package var problems = 0

    /// The number of problems whose scripts were shortened after the search; nil during the search.
    package var shortened: Int?

    /// The problem that was found.
    package var problem: ExplorationProblem?
    package var result: SearchResult?

    /// The reason why the search could not begin, or go on.
    package var failure: String?

    package init() {}
}
