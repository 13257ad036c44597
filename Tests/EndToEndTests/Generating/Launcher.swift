import Foundation

/// A program that starts the app with fewer resources or rights than usual.
enum Launcher {
    case none

    /// Files cannot grow beyond this many KiB, as on a full disk.
    case smallFiles(Int)

    /// Does not wait for another run.
    case impatient

    /// Permissions also apply to root.
    case noPrivileges

    /// The words before those of the app.
    var words: [String] {
        switch self {
        case .none: []
        case .impatient: ["WAYLINE_WAIT=0"]
        case .smallFiles(let most):
            ["bash", "-c", #"trap '' XFSZ; ulimit -f \#(most); exec "$0" "$@""#]
        case .noPrivileges where geteuid() == 0:
            ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
        case .noPrivileges: []
        }
    }
}
