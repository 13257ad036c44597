/// The place of Wayline as a manifest writes it.
struct WaylineSource {
    /// The line in the manifest's dependencies.
    let dependency: String

    /// The package that the manifest's products come from.
    let package: String

    init(_ location: WaylineLocation) {
        switch location {
        case .address(let address):
            let last = address.split { "/:".contains($0) }.last ?? "wayline"
            package = String(last.hasSuffix(".git") ? last.dropLast(4) : last).inLiteral
            dependency = #".package(url: "\#(address.inLiteral)", branch: "main")"#
        case .folder(let path):
            package = "Wayline"
            dependency = #".package(name: "Wayline", path: "\#(path.inLiteral)")"#
        }
    }
}

extension String {
    /// As it is written between quotation marks in Swift.
    fileprivate var inLiteral: String {
        map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
    }
}
