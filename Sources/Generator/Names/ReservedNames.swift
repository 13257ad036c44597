/// Words with a meaning in Swift.
enum Keywords {
    static func contains(_ word: String) -> Bool { all.contains(Substring(word)) }

    private static let all = Set(
        [declarations, statements, contextual].flatMap { $0.split { $0 == " " || $0 == "\n" } })

    private static let declarations = """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open
        operator private precedencegroup protocol public rethrows static struct subscript typealias var
        """

    private static let statements = """
        break case catch continue default defer do else fallthrough for guard if in repeat return throw
        switch where while Any as await false is nil self Self super throws true try
        """

    private static let contextual = """
        actor any associativity async available borrowing consume consuming convenience copy didSet
        discard distributed dynamic each every escaping exclusive final forward get higherThan indirect
        infix isolated lazy left lowerThan macro mutating none nonisolated nonmutating optional override
        package postfix precedence prefix Protocol required right sending set some Type then unowned
        unsafe weak willSet yield type protocol
        """
}

/// Members of the types to which a screen's own member is added.
enum KnownMembers {
    static func owner(of member: String) -> String? {
        all.first { $0.members.contains(member) }?.type
    }

    private static let all: [(type: String, members: Set<String>)] = [
        (
            "RouteID",
            ["name", "hashValue", "hash", "stringLiteral"]
        ),
        ("ListedScreen", ["title", "route", "transition", "part", "all"]),
    ]
}
