/// Where a new package finds Wayline.
package enum WaylineLocation: Hashable, Sendable {
    /// At the address of a repository.
    case address(String)

    /// In a folder, which may be given from the working folder.
    case folder(String)

    /// What was typed: an address has a scheme, or is one of Git's over SSH, as `git@host:path`.
    package init(_ text: String) {
        let scheme = text.firstRange(of: "://").map { text[..<$0.lowerBound] } ?? ""
        let isAddress =
            !scheme.isEmpty && scheme.allSatisfy { $0.isLetter || "+.-".contains($0) }
            || text.hasPrefix("git@")
        self = isAddress ? .address(text) : .folder(text)
    }

    /// The checkout that the running program was built in; nil if it was built in none.
    package init?(around program: String?) {
        var folder = program?.folder ?? ""
        while !folder.isEmpty {
            if Self.isWayline(folder) {
                self = .folder(folder)
                return
            }
            folder = folder.folder
        }
        return nil
    }

    /// The same for a package at `path`: a folder as it is seen from there.
    func seen(from path: String) throws(GeneratorError) -> WaylineLocation {
        switch self {
        case .address: return self
        case .folder(let folder):
            guard let resolved = Platform.resolved(folder), Self.isWayline(resolved) else {
                throw .package(.noWayline(folder))
            }
            return .folder(resolved.relative(to: path))
        }
    }

    /// Whether this is a checkout, and not a package that depends on one.
    private static func isWayline(_ folder: String) -> Bool {
        do throws(FileError) {
            let files = SystemFiles(root: folder)
            guard try files.kind(of: "Sources/Coordination") == .folder else { return false }
            let manifest = try files.contents(of: "Package.swift") ?? []
            return String(decoding: manifest, as: UTF8.self).contains("name: \"Wayline\"")
        } catch {
            return false
        }
    }
}

extension String {
    /// This absolute path, as seen from that of a folder.
    fileprivate func relative(to folder: String) -> String {
        let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: other.count - common)
        return (up + own.dropFirst(common)).joined(separator: "/")
    }
}
