import Foundation
import TestSupport

/// A machine for the scripts: programs of the system are replaced by programs that print their
/// arguments.
struct ScriptStage {
    /// The folder with the programs, the first of the `PATH`.
    let programs: URL

    /// Creates the machine of a user, with some programs; the number 0 is root.
    init(
        user: Int = 1000, hasSwift: Bool = true, hasSudo: Bool = true, installs: Bool = true
    ) throws {
        programs = FileManager.default.temporaryDirectory
            .appendingPathComponent("scripts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        try make("id", "echo \(user)")
        try make("apt-get", #"echo "apt-get $*""# + (installs ? "" : "; exit 100"))
        try make("ld", "")
        try make("git", "")
        if hasSudo { try make("sudo", #"echo "by sudo:"; exec "$@""#) }
        if hasSwift { try make("swift", #"echo "swift $*""#) }
        for name in ["bash", "sh", "readlink"] {
            try FileManager.default.createSymbolicLink(
                atPath: path(name), withDestinationPath: "/bin/\(name)")
        }
    }

    func remove() throws {
        try FileManager.default.removeItem(at: programs)
    }

    /// Runs one of the project's scripts to its end.
    func run(
        _ script: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            URL(fileURLWithPath: ProjectFiles.path(script)), arguments,
            environment: environment.merging(["PATH": programs.path]) { $1 },
            folder: URL(fileURLWithPath: ProjectFiles.path("")))
    }

    /// Runs a script through a link in another folder.
    func runLink(to script: String) throws -> ProgramRun {
        let link = path("linked")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: ProjectFiles.path(script))
        return try ProgramRun(
            URL(fileURLWithPath: link), [], environment: ["PATH": programs.path])
    }

    /// Runs the check that precedes everything else, on a machine that lacks two packages.
    func require() throws -> ProgramRun {
        try ProgramRun(
            URL(fileURLWithPath: "/bin/bash"), ["-c", requirement],
            environment: ["PATH": programs.path])
    }

    /// The same in a terminal, in which a user can answer.
    func requireInTerminal() throws -> TerminalProgram {
        try TerminalProgram(
            "/bin/bash", ["-c", requirement], columns: 120, environment: ["PATH": programs.path])
    }

    private var requirement: String {
        """
        set -euo pipefail
        source \(ProjectFiles.path("Scripts/requirements.bash"))
        require "sh sh" "/nowhere/crypt.h libcrypt-dev" "no-such-program patch" "libnowhere.so.1 \
        zlib1g"
        echo "went on"
        """
    }

    private func path(_ name: String) -> String {
        programs.appendingPathComponent(name).path
    }

    private func make(_ name: String, _ body: String) throws {
        try Data("#!/bin/bash\n\(body)\n".utf8).write(to: URL(fileURLWithPath: path(name)))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    }
}
