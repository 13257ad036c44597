import WaylineCommandLine

/// The location of Wayline in the form that a manifest uses.
struct WaylineSource {
    /// The line in the manifest's dependencies.
    let dependency: String

    /// The name of the package in the manifest's products.
    let package: String

    init(_ location: WaylineLocation) {
        switch location {
        case .address(let address):
            let last = address.split { "/:".contains($0) }.last ?? "wayline"
            package = String(last.hasSuffix(".git") ? last.dropLast(4) : last).inLiteral
            dependency = #".package(url: "\#(address.inLiteral)", from: "\#(Program.number)")"#
        case .folder(let path):
            package = "Wayline"
            dependency = #".package(name: "Wayline", path: "\#(path.inLiteral)")"#
        }
    }
}

extension String {
    /// The text in the form that a Swift string literal uses.
    var inLiteral: String {
        map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
    }
}
