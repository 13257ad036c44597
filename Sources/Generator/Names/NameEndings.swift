/// What the generator puts after names.
enum NameEndings {
    /// Types of a screen.
    static let parts = [
        "View", "Screen", "ViewModelProtocol", "ViewModel", "Router", "Coordinator",
    ]

    /// Types of a module inside a screen.
    static let childParts = ["View", "Screen", "ViewModelProtocol", "ViewModel"]

    /// An ending that the generator adds too.
    static func fault(of name: String, _ subject: NameError.Subject) -> NameFault? {
        guard let ending = (parts + ["Tests"]).first(where: name.hasSuffix) else { return nil }
        let stem = String(name.dropLast(ending.count))
        let better = subject.accepts(stem) ? stem : subject.example
        return .ending(ending, better: better)
    }
}
