import WaylineCommandLine
import WaylineSystem
import WaylineValues

/// The location of Wayline for a new package.
enum WaylineLocation: Hashable, Sendable {
    /// The address of a repository.
    case address(String)

    /// A folder, as an absolute path or from the working folder.
    case folder(String)

    /// Reads the text that the user has typed. An address has a scheme, or is an SSH address of
    /// Git, e.g. `git@host:path`.
    init(_ text: String) {
        let scheme = text.firstRange(of: "://").map { text[..<$0.lowerBound] } ?? ""
        let isAddress =
            !scheme.isEmpty && scheme.allSatisfy { $0.isLetter || "+.-".contains($0) }
            || text.hasPrefix("git@")
        self = isAddress ? .address(text) : .folder(text)
    }

    /// Finds the checkout of Wayline that the running program was built in; nil without such a
    /// checkout.
    init?(around program: String?) {
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

    /// Returns the location for a package at `path`: a folder becomes a relative path.
    func seen(from path: String) throws(GeneratorError) -> WaylineLocation {
        switch self {
        case .address: return self
        case .folder(let folder):
            guard let resolved = Platform.resolved(folder), Self.isWayline(resolved) else {
                throw .noWayline(folder)
            }
            return .folder(resolved.relative(to: path))
        }
    }

    /// The line in the manifest's dependencies.
    var dependency: String {
        switch self {
        case .address(let address):
            #".package(url: \#(address.quoted), .upToNextMinor(from: "\#(Program.number)"))"#
        case .folder(let path): #".package(name: "Wayline", path: \#(path.quoted))"#
        }
    }

    /// The name of the package in the manifest's products.
    var package: String {
        guard case .address(let address) = self else { return "Wayline" }
        let last = address.split { "/:".contains($0) }.last ?? "wayline"
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last).escaped(for: .literal)
    }

    /// Returns whether the folder is a checkout of Wayline, and not a package that depends on it.
    private static func isWayline(_ folder: String) -> Bool {
        do throws(GeneratorError) {
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
    /// Returns this absolute path, relative to that of a folder.
    fileprivate func relative(to folder: String) -> String {
        let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: other.count - common)
        return (up + own.dropFirst(common)).joined(separator: "/")
    }
}
