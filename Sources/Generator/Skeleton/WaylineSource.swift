/// How a manifest says where Wayline is found.
struct WaylineSource {
    /// The line in the manifest's dependencies.
    let dependency: String

    /// What the manifest's products are said to be of.
    let package: String

    /// Wayline at this address of a repository, or at this path.
    init(_ location: String) {
        let quoted = location.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
        if location.contains("://") || location.hasPrefix("git@") {
            let last = location.split { "/:".contains($0) }.last ?? "wayline"
            package = String(last.hasSuffix(".git") ? last.dropLast(4) : last)
            dependency = #".package(url: "\#(quoted)", branch: "main")"#
        } else {
            package = "Wayline"
            dependency = #".package(name: "Wayline", path: "\#(quoted)")"#
        }
    }
}
