enum StreamRows { static var all: [Row] { [] } }
