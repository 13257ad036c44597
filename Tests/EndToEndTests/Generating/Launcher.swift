import Foundation

/// What starts the app, so that it finds the system less willing than usual.
enum Launcher {
    case none

    /// Files cannot grow beyond so many KiB, as where the disk is full.
    case smallFiles(Int)

    /// Permissions count, for root too.
    case noPrivileges

    /// The words before those of the app.
    var words: [String] {
        switch self {
        case .none: []
        case .smallFiles(let most):
            ["bash", "-c", #"trap '' XFSZ; ulimit -f \#(most); exec "$0" "$@""#]
        case .noPrivileges where geteuid() == 0:
            ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
        case .noPrivileges: []
        }
    }
}
