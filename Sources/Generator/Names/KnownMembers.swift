/// Members that the types have to which a screen's own member is added.
enum KnownMembers {
    static func owner(of member: String) -> String? {
        all.first { $0.members.contains(member) }?.type
    }

    private static let all: [(type: String, members: Set<String>)] = [
        (
            "RouteID",
            [
                "rawValue", "description", "hashValue", "hash", "encode", "stringLiteral",
                "debugDescription", "customMirror",
            ]
        ),
        ("ListedScreen", ["title", "route", "transition", "part", "all"]),
    ]
}
