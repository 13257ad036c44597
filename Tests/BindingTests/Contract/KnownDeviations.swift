/// Today's deviations from Combine's contract: for each rule, the operators that do not keep it.
///
/// The list is exact. An operator that keeps the rule again is to be taken off it.
enum KnownDeviations {
    static let operators: [String: [String]] = [
        "releases its subscriber when it finishes": steps,
        "releases its subscriber when it fails": steps,
        "releases its subscriber when it is cancelled": steps,
        "sends no more than the demand": ["subscribe(on:)"],
        "sends nothing to a subscriber that asks for nothing": ["subscribe(on:)"],
    ]

    /// The operators with one publisher above, which share their machinery.
    private static let steps = [
        "map", "map(keyPath)", "map(two key paths)", "map(three key paths)", "tryMap",
        "compactMap", "tryCompactMap", "replaceNil", "scan", "tryScan", "encode", "decode",
        "collect(1)", "collect(2)", "filter", "tryFilter", "removeDuplicates",
        "tryRemoveDuplicates", "drop(while:)", "tryDrop(while:)", "dropFirst",
        "drop(untilOutputFrom:)", "drop(untilOutputFrom:), other", "prefix", "prefix(while:)",
        "tryPrefix(while:)", "prefix(untilOutputFrom:)", "prefix(untilOutputFrom:), other",
        "output(in:)", "replaceEmpty", "replaceError", "mapError", "setFailureType",
        "assertNoFailure", "handleEvents", "print", "breakpoint", "breakpointOnError", "reduce",
        "tryReduce", "collect", "first", "first(where:)", "tryFirst(where:)", "last",
        "last(where:)", "tryLast(where:)", "count", "contains", "contains(where:)",
        "tryContains(where:)", "allSatisfy", "tryAllSatisfy", "min", "tryMin(by:)", "max",
        "tryMax(by:)", "ignoreOutput",
    ]
}
