/// The progress of a search, or a problem that it has just found, or its end.
package struct SearchNews: Codable, Sendable {
    var states = 0
    var steps = 0

    /// The number of problems so far.
    var problems = 0

    /// The number of problems whose scripts were shortened after the search; nil during the search.
    var shortened: Int?

    /// The problem that was found.
    package var problem: ExplorationProblem?
    var result: SearchResult?

    /// The reason why the search could not begin, or go on.
    var failure: String?

    init() {}

    package init(of problem: ExplorationProblem) {
        self.problem = problem
    }

    /// The line about the progress; nil at the end.
    package var progress: String? {
        if result != nil { return nil }
        if let shortened { return "\(shortened) of \(problems) scripts shortened so far" }
        let found = problems == 1 ? "1 problem" : "\(problems) problems"
        return "\(states) states, \(steps) steps, \(found) so far"
    }
}
